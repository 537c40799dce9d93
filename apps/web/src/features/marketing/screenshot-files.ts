export type ScreenshotName =
  | 'today'
  | 'suggestions'
  | 'inventory'
  | 'scan'
  | 'plan'
  | 'shopping'
  | 'guide'
  | 'community'

/** The addresses of a page's screens, by the paths of their files. Each page brings its own along, and no others. */
export type ScreenshotFiles = Readonly<Record<string, string>>

/** In the widths that `npm run pictures` writes. */
export function screenshotSources(files: ScreenshotFiles, name: ScreenshotName, theme: 'light' | 'dark') {
  const address = (width: number) => files[`../pictures/${name}-${theme}-${width}.avif`] ?? ''
  return { src: address(320), srcSet: `${address(320)} 320w, ${address(640)} 640w` }
}
