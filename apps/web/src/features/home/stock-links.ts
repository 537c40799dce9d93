import { paths } from '../../paths'

/** The figures of the stock and where each leads. */
export const stockLinks = [
  { figure: 'items', label: 'Items in stock', to: paths.inventory },
  { figure: 'useSoon', label: 'To use soon', to: `${paths.inventory}?sort=expiry` },
  { figure: 'expired', label: 'Expired', to: `${paths.inventory}?sort=expiry` },
  { figure: 'outOfStock', label: 'Out of stock', to: paths.inventory },
] as const
