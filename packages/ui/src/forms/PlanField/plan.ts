/** A subscription: `months` times `price` halalas. */
export interface Plan {
  months: number | null;
  price: number | null;
}

/** What a plan comes to in halalas; `null` while one of its halves is missing or no sensible number. */
export function planTotal({ months, price }: Plan): number | null {
  if (
    months === null ||
    price === null ||
    !Number.isInteger(months) ||
    months < 1 ||
    !Number.isInteger(price) ||
    price < 0
  )
    return null;
  const total = months * price;
  return Number.isSafeInteger(total) ? total : null;
}
