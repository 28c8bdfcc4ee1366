// Cases of ONNX's node tests that differ here, with the reasons: the first that fits a case's name counts.

export const settled: readonly (readonly [name: RegExp, why: string])[] = [
  [/^test_maxpool_2d_uint8$/, "PyTorch's max pools take no uint8"],
  [/^test_(edge|reflect)_pad$/, "PyTorch's reflection and replication take no int32"],
  [/^test_resize_(up|down)sample_sizes_nearest$/, "ONNX rounds halves down here, PyTorch's nearest-exact up"],
  [
    /^test_resize_downsample_scales_(linear|cubic)_align_corners$/,
    "ONNX places corners by the fraction of a size that the scale gives, PyTorch by the size",
  ],
];
