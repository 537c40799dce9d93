export type ScreenName =
  | 'today'
  | 'suggestions'
  | 'inventory'
  | 'scan'
  | 'plan'
  | 'shopping'
  | 'guide'
  | 'community'

const files = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url', import: 'default' })

/** In the widths that `npm run pictures` writes. */
export function screenSources(name: ScreenName, theme: 'light' | 'dark') {
  const address = (width: number) => files[`./pictures/${name}-${theme}-${width}.avif`] ?? ''
  return { src: address(320), srcSet: `${address(320)} 320w, ${address(640)} 640w` }
}
