import {
  APP_DOCUMENT,
  APP_DOCUMENTS,
  APP_PARAMETERS,
  DOCUMENTS,
  SIGNED_IN_HINT,
  THEME_HINT,
  THEMES,
} from '#domain/site.ts'

/** Words of the user agents that read pages for a search engine, a preview or an archive (specification 1 and 6). */
const CRAWLERS = [
  'bot',
  'crawl',
  'spider',
  'slurp',
  'archiver',
  'bingpreview',
  'embedly',
  'externalagent',
  'externalhit',
  'facebookcatalog',
  'feedfetcher',
  'google-extended',
  'google-inspectiontool',
  'googleother',
  'apis-google',
  'mediapartners-google',
  'link preview',
  'skypeuripreview',
  'whatsapp/',
]

/** Phones and browsers whose own name holds such a word. */
const NO_CRAWLERS = ['cubot']

const asCode = (value: unknown): string => JSON.stringify(value)

/**
 * CloudFront function: an address of the page, which names no file, is answered with one of its documents. A crawler gets
 * the landing page at every address; a person gets the document of the address in the theme that was chosen, or the
 * app where somebody is signed in.
 */
export const ROUTE_PAGE = `
var CRAWLERS = ${asCode(CRAWLERS)}
var NO_CRAWLERS = ${asCode(NO_CRAWLERS)}
var DOCUMENTS = ${asCode(DOCUMENTS)}
var APP_DOCUMENTS = ${asCode(APP_DOCUMENTS)}
var APP_PARAMETERS = ${asCode(APP_PARAMETERS)}
var THEMES = ${asCode(THEMES)}

function valueOf(field) {
  return field ? field.value : ''
}
function isCrawler(agent) {
  NO_CRAWLERS.forEach(function (word) { agent = agent.split(word).join('') })
  return CRAWLERS.some(function (word) { return agent.indexOf(word) >= 0 })
}
function documentOf(request, path) {
  var asksApp = path === '/' && APP_PARAMETERS.some(function (name) { return name in request.querystring })
  var signedIn = valueOf(request.cookies[${asCode(SIGNED_IN_HINT)}]) === 'true'
  if (!asksApp && !signedIn && DOCUMENTS.hasOwnProperty(path)) return DOCUMENTS[path]
  // Whoever is not signed in is on the way to the sign-in, whatever was asked for.
  var opened = signedIn || path === '/auth' ? path : ''
  return APP_DOCUMENTS.hasOwnProperty(opened) ? APP_DOCUMENTS[opened] : ${asCode(APP_DOCUMENT)}
}
function handler(event) {
  var request = event.request
  var path = request.uri
  if (path.slice(path.lastIndexOf('/') + 1).indexOf('.') >= 0) return request
  if (isCrawler(valueOf(request.headers['user-agent']).toLowerCase())) {
    request.uri = '/' + DOCUMENTS['/'] + '.html'
    return request
  }
  var theme = valueOf(request.cookies[${asCode(THEME_HINT)}])
  if (path.length > 1 && path.charAt(path.length - 1) === '/') path = path.slice(0, -1)
  request.uri = (THEMES.indexOf(theme) < 0 ? '/' : '/' + theme + '/') + documentOf(request, path) + '.html'
  return request
}
`.trim()
