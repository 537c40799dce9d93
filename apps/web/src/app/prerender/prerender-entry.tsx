import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { paths } from '../../paths'
import { StaticRouter } from '../../router/static-router'
import { AppRoutes } from '../app-routes'
import { CookFrames } from '../frame/cook-frames'

/** Returns the HTML of a page as a visitor sees it before any script runs. */
export async function prerenderPage(path: string): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
    // In one piece: later parts would need an inline script, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be prerendered`)
  return html
}

/** Returns the HTML of the frames of a cook's first screens. */
export function renderCookFrames(): string {
  return renderToStaticMarkup(
    <StaticRouter location={paths.home}>
      <CookFrames />
    </StaticRouter>,
  )
}

export { routeDefinitions } from '../routes'
export { prerenderedRoutes } from './prerendered-routes'
