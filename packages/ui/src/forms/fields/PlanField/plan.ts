/** Subscription of `months` months at `price` halalas per month. */
export interface Plan {
  months: number | null;
  price: number | null;
}

/** Returns the total of a plan in halalas, or `null` while months or price is missing or invalid. */
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
