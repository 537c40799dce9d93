import { Menu, PanelLeft, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasSidebar, paths } from '../../paths'
import { classNames } from '../../ui/class-names'
import { PlaceLinks } from '../places/place-links'
import { Wordmark } from '../wordmark'

interface FramedScreen {
  readonly path: string
  /** The top of the screen, which is the same for every cook and kitchen, in the layout of the screen itself. */
  readonly top?: ReactNode
}

const framedScreens: readonly FramedScreen[] = [
  { path: paths.userHome },
  {
    path: paths.inventory,
    top: (
      <div className="@container px-4 pt-2 sm:px-6 sm:pt-6">
        <div className="@md:rounded-card @md:bg-herb-wash @md:p-4">
          <h1 className="text-xl leading-6 @md:text-2xl">Smart Inventory Management</h1>
        </div>
      </div>
    ),
  },
  {
    path: paths.shopping,
    top: (
      <div className="mx-auto flex w-full max-w-2xl flex-col px-4 pt-2 sm:px-6 sm:pt-12">
        <div className="flex min-h-11 items-center">
          <h1 className="text-3xl">Shopping List</h1>
        </div>
      </div>
    ),
  },
  {
    path: paths.mealPlan,
    top: (
      <div className="flex px-4 pt-6 sm:px-6 sm:pt-8">
        <div className="flex min-h-11 items-end">
          <h1 className="text-3xl">Meal Plan</h1>
        </div>
      </div>
    ),
  },
]

const iconStyle = 'grid size-11 place-items-center [&_svg]:size-5'

/**
 * What a cook's phone shows of a first screen until the screen itself has rendered: written into the page at build time,
 * so that it is painted before any script has run. It holds nothing of a household, nor any date, which could be another
 * day's. public/theme.js chooses the screen, `PageAnnouncer` ends it.
 */
export function CookFrames() {
  return (
    <div
      id="frame"
      aria-hidden="true"
      inert
      className="fixed inset-0 z-40 overflow-hidden bg-paper md:hidden"
    >
      {framedScreens.map(({ path, top }) => (
        <div key={path} data-frame-of={path} className="h-full">
          <div
            className={classNames(
              'flex h-14 items-center gap-x-2 border-b pe-4',
              hasSidebar(path) ? 'ps-1' : 'ps-4',
            )}
          >
            {hasSidebar(path) && (
              <span className={iconStyle}>
                <PanelLeft />
              </span>
            )}
            <Wordmark />
            <div className="ms-auto flex items-center gap-1">
              <span className={iconStyle}>
                <Search />
              </span>
              <span className={iconStyle} />
              <span className={iconStyle}>
                <Menu />
              </span>
            </div>
          </div>
          {top}
          <div className="fixed inset-x-0 bottom-0 h-[calc(3.5rem+env(safe-area-inset-bottom))] border-t bg-raised">
            <PlaceLinks pathname={path} badges={{}} />
          </div>
        </div>
      ))}
    </div>
  )
}
