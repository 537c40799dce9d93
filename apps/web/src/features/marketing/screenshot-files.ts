export type ScreenshotName =
  | 'today'
  | 'suggestions'
  | 'inventory'
  | 'scan'
  | 'plan'
  | 'shopping'
  | 'guide'
  | 'community'

/** The URLs of a page's screenshots, by file path. Each page loads only its own. */
export type ScreenshotFiles = Readonly<Record<string, string>>

/** The sources in the widths that `npm run pictures` writes. */
export function screenshotSources(files: ScreenshotFiles, name: ScreenshotName, theme: 'light' | 'dark') {
  const toUrl = (width: number) => files[`../pictures/${name}-${theme}-${width}.avif`] ?? ''
  return { src: toUrl(320), srcSet: `${toUrl(320)} 320w, ${toUrl(640)} 640w` }
}
