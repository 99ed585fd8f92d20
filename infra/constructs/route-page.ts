import {
  ADDRESSES,
  APP_DOCUMENT,
  APP_DOCUMENTS,
  APP_PARAMETERS,
  DOCUMENTS,
  GOAL_ADDRESS,
  HOME_ADDRESSES,
  SIGNED_IN_HINT,
  THEME_HINT,
  THEMES,
  UNKNOWN_FOLDER,
} from '#domain/site.ts'

/** Keywords of crawlers' user agents: search engines, previews and archives (PAGE-7). */
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

/** Names of phones and browsers that contain such a keyword. */
const NO_CRAWLERS = ['cubot']

const asCode = (value: unknown): string => JSON.stringify(value)

/** Shared by both functions: recognises the paths of the page. */
const ADDRESS_RULES = `
var ADDRESSES = ${asCode(ADDRESSES)}
function isGoal(path) {
  var id = path.slice(${GOAL_ADDRESS.length})
  return path.indexOf(${asCode(GOAL_ADDRESS)}) === 0 && id !== '' && id.indexOf('/') < 0
}
function createAddress(uri) {
  var path = uri.toLowerCase()
  return path.length > 1 && path.charAt(path.length - 1) === '/' ? path.slice(0, -1) : path
}
function isKnown(path) {
  return ADDRESSES.indexOf(path) >= 0 || isGoal(path)
}
function isFile(path) {
  return !isGoal(path) && path.slice(path.lastIndexOf('/') + 1).indexOf('.') >= 0
}
`.trim()

/**
 * CloudFront function for viewer requests (ADR 072). It maps an address of the page to a document: the landing page for a
 * crawler, the app for a signed-in browser, otherwise the document of the address in the chosen theme. An unknown address
 * gets the same document from `UNKNOWN_FOLDER` (ADR 130).
 */
export const ROUTE_PAGE = `
${ADDRESS_RULES}
var HOME_ADDRESSES = ${asCode(HOME_ADDRESSES)}
var CRAWLERS = ${asCode(CRAWLERS)}
var NO_CRAWLERS = ${asCode(NO_CRAWLERS)}
var DOCUMENTS = ${asCode(DOCUMENTS)}
var APP_DOCUMENTS = ${asCode(APP_DOCUMENTS)}
var APP_PARAMETERS = ${asCode(APP_PARAMETERS)}
var THEMES = ${asCode(THEMES)}

function readField(field) {
  return field ? field.value : ''
}
function isCrawler(agent) {
  NO_CRAWLERS.forEach(function (word) { agent = agent.split(word).join('') })
  return CRAWLERS.some(function (word) { return agent.indexOf(word) >= 0 })
}
function chooseDocument(request, path) {
  var isHome = HOME_ADDRESSES.indexOf(path) >= 0
  var asksApp = isHome && APP_PARAMETERS.some(function (name) { return name in request.querystring })
  var signedIn = readField(request.cookies[${asCode(SIGNED_IN_HINT)}]) === 'true'
  var complete = isHome ? '/' : path
  if (!asksApp && !signedIn && DOCUMENTS.hasOwnProperty(complete)) return DOCUMENTS[complete]
  // Without a session the app redirects to the sign-in, so the document is that of the sign-in or the empty app.
  var opened = signedIn || path === '/auth' ? path : ''
  return APP_DOCUMENTS.hasOwnProperty(opened) ? APP_DOCUMENTS[opened] : ${asCode(APP_DOCUMENT)}
}
function handler(event) {
  var request = event.request
  var path = createAddress(request.uri)
  if (isFile(path)) return request
  var folder = isKnown(path) ? '/' : ${asCode(UNKNOWN_FOLDER)}
  if (isCrawler(readField(request.headers['user-agent']).toLowerCase())) {
    request.uri = folder + DOCUMENTS['/'] + '.html'
    return request
  }
  var theme = readField(request.cookies[${asCode(THEME_HINT)}])
  request.uri = folder + (THEMES.indexOf(theme) < 0 ? '' : theme + '/') + chooseDocument(request, path) + '.html'
  return request
}
`.trim()

/**
 * CloudFront function for viewer responses: sets status 404 for an unknown address. It recognises the requested path and
 * the path that `ROUTE_PAGE` made of it.
 */
export const ANSWER_UNKNOWN = `
${ADDRESS_RULES}
function handler(event) {
  var response = event.response
  var path = createAddress(event.request.uri)
  var isUnknown = path.indexOf(${asCode(UNKNOWN_FOLDER)}) === 0 || (!isFile(path) && !isKnown(path))
  if (isUnknown && response.statusCode === 200) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  return response
}
`.trim()
