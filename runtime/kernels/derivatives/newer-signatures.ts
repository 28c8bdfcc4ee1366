// Signatures of functions that formulas of registries newer than PyTorch 1.13 call, in addition to signatures.ts: new
// helpers, and changed signatures of existing ones. Such a registry has to supply the helpers: the generator looks for
// them among its kernels, and writes typed stubs for a registry without kernels. Imports nothing.

export const newerHelperSignatures: readonly string[] = [
  "chunk_backward_nested(Tensor?[] grads, Tensor self, int chunks, int dim) -> Tensor",
  "cholesky_solve_backward.output_mask(Tensor grad_x, Tensor self, Tensor input2, Tensor result, bool upper, bool[2] output_mask) -> (Tensor?, Tensor?)",
  "error_for_max_pool2d_double_backward() -> Tensor",
  "linalg_lstsq_backward.mask(Tensor grad, Tensor A, Tensor B, bool[2] grad_input_mask) -> (Tensor?, Tensor?)",
  "linalg_lstsq_backward.residuals(Tensor? gX, Tensor? gL, Tensor A, Tensor B, Tensor X, bool[2] grad_input_mask) -> (Tensor?, Tensor?)",
  "linalg_lstsq_residuals_jvp(Tensor A, Tensor B, Tensor dA, Tensor dB, Tensor X, Tensor L) -> Tensor",
  "linalg_lstsq_solution_jvp(Tensor A, Tensor B, Tensor dA, Tensor dB) -> Tensor",
  "linalg_solve_jvp.left(Tensor dA, Tensor dB, Tensor X, Tensor LU, Tensor pivots, bool left) -> Tensor",
  "linear_double_backward(Tensor?[] grads, Tensor self, Tensor grad_output, Tensor weight) -> (Tensor?, Tensor?, Tensor?)",
  "logcumsumexp_jvp.input(Tensor self_p, Tensor self_t, int dim) -> Tensor",
  "mkldnn_rnn_layer_differentiable_backward(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_tmp, Tensor output, Tensor hy_, Tensor cy_, Tensor? grad_output, Tensor? grad_hy, Tensor? grad_cy, bool reverse, int mode, int hidden_size, int num_layers, bool has_biases, bool train, bool bidirectional, int[] batch_sizes, bool batch_first, Tensor workspace) -> (Tensor?, Tensor?, Tensor?, Tensor?, Tensor?, Tensor?, Tensor?)",
  "_nested_split_with_sizes_backward(Tensor?[] grads, int[] split_sizes, int dim, Tensor nt_sizes, TensorOptions options) -> Tensor",
  "ormqr_backward(Tensor grad, Tensor result, Tensor self, Tensor tau, Tensor other, bool left, bool transpose, bool[3] grad_output_mask) -> (Tensor?, Tensor?, Tensor?)",
  "safe_logsumexp_jvp(Tensor self_p, Tensor self_t, int[] dim, bool keepdim) -> Tensor",
  "sparse_mask_backward(Tensor grad, Tensor mask, Layout self_layout) -> Tensor",
  "sparse_sampled_addmm_backward(Tensor grad, Tensor self, Tensor? mat1, Tensor? mat2, Scalar alpha, Scalar beta, bool[3] grad_input_mask) -> (Tensor?, Tensor?, Tensor?)",
  "std_backward.scalar_correction(Tensor result, Tensor grad, Tensor self, int[]? dim, Scalar? correction, bool keepdim) -> Tensor",
  "std_mean_backward.scalar_correction(Tensor? gstd, Tensor? gmean, Tensor self, Tensor std, int[]? dim_opt, Scalar? correction_opt, bool keepdim) -> Tensor",
  "to_sparse_backward(Tensor grad, Layout self_layout, int[]? self_blocksize) -> Tensor",
  "unbind_backward_nested(Tensor?[] grads, Tensor nt_sizes, int dim, TensorOptions options) -> Tensor",
  "unbind_backward_nested_jagged(Tensor?[] grads, Tensor self, int dim) -> Tensor",
  "values_backward(Tensor grad, Tensor self) -> Tensor",
  "var_backward.scalar_correction(Tensor grad, Tensor self, int[]? dim, Scalar? correction, bool keepdim) -> Tensor",
  "var_jvp.scalar_correction(Tensor self_t, Tensor self_p, Tensor result, int[]? dim_opt, Scalar? correction_opt, bool keepdim) -> Tensor",
  "var_mean_backward.scalar_correction(Tensor? gvar, Tensor? gmean, Tensor self, int[]? dim_opt, Scalar? correction_opt, bool keepdim) -> Tensor",
];
