/** One order as freight: all its pieces, packed in cartons. */
export type Shipment = Readonly<{
  pieces: number;
  cartons: number;
  /** Gross, with the cartons. */
  weightKg: number;
  volumeM3: number;
}>;

export type Packing = Readonly<{
  /** One piece with its retail packing. */
  weightG: number;
  /** Length, width and height of one packed piece. */
  packedCm: readonly [length: number, width: number, height: number];
  unitsPerCarton: number;
}>;

/** Cartons and the air in them, beyond the packed pieces. Our planning figures. */
const cartonWeightShare = 0.08;
const cartonAirShare = 0.15;

/** @throws RangeError when there are no pieces */
export function shipmentOf(
  { weightG, packedCm: [length, width, height], unitsPerCarton }: Packing,
  pieces: number,
): Shipment {
  if (!(pieces > 0)) throw new RangeError('A shipment must have pieces.');
  return {
    pieces,
    cartons: Math.ceil(pieces / Math.max(1, unitsPerCarton)),
    weightKg: (pieces * weightG * (1 + cartonWeightShare)) / 1000,
    volumeM3: (pieces * length * width * height * (1 + cartonAirShare)) / 1_000_000,
  };
}
