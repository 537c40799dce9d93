import { classNames } from '../../ui/class-names'
import { useTheme } from '../../ui/theme/theme'

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
function screenshotSources(files: ScreenshotFiles, name: ScreenshotName, theme: 'light' | 'dark') {
  const toUrl = (width: number) => files[`../pictures/${name}-${theme}-${width}.avif`] ?? ''
  return { src: toUrl(320), srcSet: `${toUrl(320)} 320w, ${toUrl(640)} 640w` }
}

interface ScreenPictureProps {
  readonly name: ScreenshotName
  readonly files: ScreenshotFiles
  readonly alt: string
  /** The displayed width, from which the browser chooses a file. */
  readonly sizes: string
  /** It is above the fold. */
  readonly first?: boolean
  readonly className?: string
}

const darkScreens = { light: 'not all', dark: 'all', system: '(prefers-color-scheme: dark)' }

/** A real screenshot of the product, in the current theme. */
export function Screenshot({ name, files, alt, sizes, first = false, className }: ScreenPictureProps) {
  const { chosen } = useTheme()
  return (
    <picture>
      <source
        media={darkScreens[chosen ?? 'system']}
        srcSet={screenshotSources(files, name, 'dark').srcSet}
        sizes={sizes}
      />
      <img
        {...screenshotSources(files, name, 'light')}
        sizes={sizes}
        alt={alt}
        width={320}
        height={448}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={classNames('h-auto rounded-card border bg-paper', className)}
      />
    </picture>
  )
}
