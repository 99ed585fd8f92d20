import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { drawLinksWith, PlainLink } from '#web/ui/link.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { App } from '../app.tsx'
import { Screens } from '../router.tsx'
import { LandingDocument } from './landing-document.tsx'

/** A chunk size above every document: streaming in chunks would add inline scripts. */
const WHOLE = Number.MAX_SAFE_INTEGER

/** Renders the app at an address for a visitor. */
const renderApp = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <App>
      <StaticRouter location={path}>
        <Screens />
      </StaticRouter>
    </App>,
    { progressiveChunkSize: WHOLE },
  )
  return new Response(prelude).text()
}

/** Synchronous, because the app in the same process sets another link component. */
const renderLanding = (): string => {
  drawLinksWith(PlainLink)
  const markup = renderToString(<LandingDocument />)
  drawLinksWith(RouterLink)
  return markup
}

/** The app's loading screen. */
const renderWaiting = async () => renderToStaticMarkup(<LoadingPage />)

/** The prerendered markup of each document. */
export const render = {
  landing: async () => renderLanding(),
  pricing: () => renderApp('/pricing'),
  index: renderWaiting,
  home: renderWaiting,
  auth: renderWaiting,
}
