import { PageSection } from '../page-section'
import { Screenshot } from '../screenshot'
import { productScreenshots } from './product-screens'
import { tourStops } from './tour-stops'

export function ProductTour() {
  return (
    <PageSection
      id="features"
      title="Features"
      intro="Eight screens of one ordinary week, taken from the running app."
    >
      <ul className="grid gap-x-12 gap-y-14 lg:grid-cols-2 lg:gap-y-20">
        {tourStops.map(({ screen, name, text, alt }, place) => (
          <li key={screen} className="grid items-center gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,17rem)_1fr]">
            <Screenshot
              name={screen}
              files={productScreenshots}
              first={place === 0}
              alt={alt}
              sizes="(min-width: 40rem) 272px, 358px"
              className="mx-auto w-full max-w-sm"
            />
            <div className="flex flex-col gap-3">
              <h3 className="text-2xl">{name}</h3>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
