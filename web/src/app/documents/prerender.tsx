import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, Link, StaticRouterProvider } from 'react-router-dom'
import { drawLinksWith, PlainLink } from '#web/ui/link.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { App } from '../app.tsx'
import { routes } from '../router.tsx'
import { LandingDocument } from './landing-document.tsx'

/** One piece however large: what is streamed in pieces is put together by inline scripts. */
const WHOLE = Number.MAX_SAFE_INTEGER

/** The app at an address, as a visitor finds it. */
const renderApp = async (path: string): Promise<string> => {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and cannot be prerendered.`)
  const { prelude } = await prerender(
    <App>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
    { progressiveChunkSize: WHOLE },
  )
  return new Response(prelude).text()
}

/** In one go: the app, which is drawn by the same process, has other links. */
const renderLanding = (): string => {
  drawLinksWith(PlainLink)
  const markup = renderToString(<LandingDocument />)
  drawLinksWith(Link)
  return markup
}

/** What the app shows while it loads. */
const renderWaiting = async () => renderToStaticMarkup(<LoadingPage />)

/** What stands in each document before a script has run. */
export const render = {
  landing: async () => renderLanding(),
  pricing: () => renderApp('/pricing'),
  index: renderWaiting,
  home: renderWaiting,
  auth: renderWaiting,
}
