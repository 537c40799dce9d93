/** How much there is, in the cook's own unit: '2 bunches', or '12' of what has no unit. */
export function itemAmount({ amount, unit }: { readonly amount: string; readonly unit: string }): string {
  return unit ? `${amount} ${unit}` : amount
}
