"""What each operation computes, in float64 or in integers: one module a family."""
