import { paths } from '../../../paths'

/** The figures of the stock and their links. */
export const stockLinks = [
  { figure: 'items', label: 'Items in stock', to: paths.inventory },
  { figure: 'useSoon', label: 'To use soon', to: `${paths.inventory}?show=soon` },
  { figure: 'expired', label: 'Expired', to: `${paths.inventory}?show=expired` },
  { figure: 'outOfStock', label: 'Out of stock', to: `${paths.inventory}?show=out` },
] as const
