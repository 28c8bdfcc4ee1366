// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// The operators of PyTorch's module `fft`, under their names there.

export {
  fftFftshift as fftshift,
  fftIfftshift as ifftshift,
  fftFft as fft,
  fftFft2 as fft2,
  fftFftn as fftn,
  fftIfft as ifft,
  fftIfft2 as ifft2,
  fftIfftn as ifftn,
  fftRfft as rfft,
  fftRfft2 as rfft2,
  fftRfftn as rfftn,
  fftIrfft as irfft,
  fftIrfft2 as irfft2,
  fftIrfftn as irfftn,
  fftHfft as hfft,
  fftHfft2 as hfft2,
  fftHfftn as hfftn,
  fftIhfft as ihfft,
  fftIhfft2 as ihfft2,
  fftIhfftn as ihfftn,
  fftFftfreq as fftfreq,
  fftRfftfreq as rfftfreq,
} from "../functions.js";
