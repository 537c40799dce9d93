import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import {
  type DrawnPicture,
  type DrawnPictureSize,
  type DrawnPictureTheme,
  recipes,
} from '@larder/contract/recipes'
import { classNames } from '../../ui/class-names'
import { useTheme } from '../../ui/theme/theme'

interface DrawnDishProps {
  readonly drawn: DrawnPicture
  /** 'thumb' is at most 96 pixels wide; 'page' loads at once, the others when they come into view. */
  readonly size: 'thumb' | 'card' | 'page'
  /** It could not be loaded. */
  readonly onError: () => void
  readonly className?: string | undefined
}

const widths = {
  thumb: ['320'],
  card: ['320', '640'],
  page: ['320', '640', '1200'],
} as const satisfies Record<DrawnDishProps['size'], readonly DrawnPictureSize[]>

/** The displayed width, from which the browser chooses a file. */
const sizes = {
  thumb: '96px',
  card: '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw',
  page: '(min-width: 80rem) 28rem, (min-width: 48rem) 40vw, 100vw',
}

const darkMedia = { light: 'not all', dark: 'all', system: '(prefers-color-scheme: dark)' }

function drawnPictureUrl(digest: string, theme: DrawnPictureTheme, size: DrawnPictureSize): string {
  return buildEndpointUrl(recipes.drawnPicture, { params: { digest }, query: { theme, size } })
}

/** The drawn picture of a dish, in the current theme. Decorative: the title is always shown beside it. */
export function DrawnDish({ drawn, size, onError, className }: DrawnDishProps) {
  const { chosen } = useTheme()
  const sourcesOf = (theme: DrawnPictureTheme) =>
    widths[size].map((width) => `${drawnPictureUrl(drawn.digest, theme, width)} ${width}w`).join(', ')
  return (
    <picture className="contents">
      {/* Hidden, or it would be an item of the grid or flex box around the picture. */}
      <source
        media={darkMedia[chosen ?? 'system']}
        srcSet={sourcesOf('dark')}
        sizes={sizes[size]}
        className="hidden"
      />
      <img
        src={drawnPictureUrl(drawn.digest, 'light', '320')}
        srcSet={sourcesOf('light')}
        sizes={sizes[size]}
        width={320}
        height={240}
        alt=""
        loading={size === 'page' ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
        style={{ backgroundColor: `light-dark(${drawn.light}, ${drawn.dark})` }}
        className={classNames('object-cover', className, 'p-0!')}
      />
    </picture>
  )
}
