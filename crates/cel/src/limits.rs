//! Upstream's limits of costs and sizes. Upstream: k8s `apiserver/pkg/apis/cel`,
//! apiextensions' `validation.go`.

/// Most that one evaluation may cost.
pub const PER_CALL_LIMIT: u64 = 1_000_000;
/// Most that all rules of one object or all expressions of one policy may cost.
pub const RUNTIME_CEL_COST_BUDGET: i64 = 10_000_000;
/// The same for all match conditions of one webhook or policy.
pub const RUNTIME_CEL_COST_BUDGET_MATCH_CONDITIONS: i64 = 2_500_000;
/// Longest text that a message expression may give.
pub const MAX_MESSAGE_BYTES: usize = 5 * 1024;
/// Most that one rule of a definition may be estimated at.
pub const STATIC_COST_LIMIT: u64 = 10_000_000;
/// Most that all rules of a definition's version may be estimated at.
pub const STATIC_CRD_COST_LIMIT: u64 = 100_000_000;
