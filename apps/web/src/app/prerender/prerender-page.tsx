import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { AppRoutes } from '../app-routes'

/** The page at a path as a visitor finds it, in HTML: what the browser shows before any script of ours runs. */
export async function prerenderPage(path: string): Promise<string> {
  const troubles: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
    // In one piece: what comes later would be put in place by an inline script, and none may run.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (trouble) => void troubles.push(trouble) },
  )
  const html = await new Response(prelude).text()
  if (troubles.length > 0) throw new AggregateError(troubles, `${path} could not be prerendered`)
  return html
}
