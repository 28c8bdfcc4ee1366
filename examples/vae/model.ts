// The variational autoencoder (Kingma and Welling 2013): images to points of a plane and back.

import { binaryCrossEntropyWithLogits, noGrad, randn, randnLike, relu, type Tensor, tensor } from "tengen";
import { Linear, Module, Sequential } from "tengen/nn";

export const pixels = 64;

export class Autoencoder extends Module {
  readonly encoder = new Sequential(new Linear(pixels, 128), relu, new Linear(128, 64), relu);
  readonly center = new Linear(64, 2);
  readonly logVariance = new Linear(64, 2);
  readonly decoder = new Sequential(new Linear(2, 64), relu, new Linear(64, 128), relu, new Linear(128, pixels));

  /** The latent distribution of each image: the centre and the logarithm of the variance of a normal distribution. */
  encode(images: Tensor): readonly [center: Tensor, logVariance: Tensor] {
    const features = this.encoder.forward(images);
    return [this.center.forward(features), this.logVariance.forward(features)];
  }

  /** The images at points of the plane: the brightness of each pixel, from 0 to 1. */
  decode(points: Tensor): Tensor {
    return this.decoder.forward(points).sigmoid();
  }

  /** The loss for each image: the reconstruction error, and the distance of its distribution from the standard one. */
  forward(images: Tensor): Tensor {
    const [center, logVariance] = this.encode(images);
    const points = center.add(randnLike(center).mul(logVariance.mul(0.5).exp()));
    const drawn = binaryCrossEntropyWithLogits(this.decoder.forward(points), images, { reduction: "sum" });
    const far = logVariance.add(1).sub(center.square()).sub(logVariance.exp()).sum().mul(-0.5);
    return drawn.add(far).div(images.shape[0]!);
  }
}

/** Values between which the standard normal distribution has equal shares, from `1 / (count + 1)` on. */
function evenly(count: number): Tensor {
  const shares = tensor(Array.from({ length: count }, (_, i) => (i + 1) / (count + 1)));
  return shares.mul(2).sub(1).erfinv().mul(Math.SQRT2);
}

/** A map of the plane, (rows, columns, pixels): the image at each of its points, which are as dense as images are. */
export function plane(model: Autoencoder, rows: number, columns: number): Tensor {
  return noGrad(() => {
    const y = evenly(rows).unsqueeze(1).expand([rows, columns]);
    const x = evenly(columns).expand([rows, columns]);
    const points = x
      .unsqueeze(2)
      .mul(tensor([1, 0]))
      .add(y.unsqueeze(2).mul(tensor([0, 1])));
    return model.decode(points.reshape([rows * columns, 2])).reshape([rows, columns, pixels]);
  });
}

/** New images: those at points drawn at random. */
export const samples = (model: Autoencoder, count: number): Tensor => noGrad(() => model.decode(randn([count, 2])));

/** Reconstructed images: those at the centres of their distributions. */
export const drawnAgain = (model: Autoencoder, images: Tensor): Tensor =>
  noGrad(() => model.decode(model.encode(images)[0]));
