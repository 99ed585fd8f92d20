import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { ANSWER_UNKNOWN, ROUTE_PAGE } from '#infra/constructs/route-page.ts'

/** Runs the code of the CloudFront function with the path, the query, the headers and the cookies of a request. */

const fields = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

type Asked = { agent?: string; query?: Record<string, string>; cookies?: Record<string, string> }

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const answer = (uri: string, { agent = PHONE, query = {}, cookies = {} }: Asked = {}): string => {
  const request = {
    method: 'GET',
    uri,
    headers: fields({ host: 'five.example', ...(agent === '' ? {} : { 'user-agent': agent }) }),
    querystring: fields(query),
    cookies: fields(cookies),
  }
  return runInNewContext(`${ROUTE_PAGE}; handler(event).uri`, { event: { request } })
}

const CRAWLERS = [
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-Image/1.0',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'GoogleOther',
  'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
  'Mediapartners-Google',
  'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/136.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0 A',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
]

const PEOPLE = [
  PHONE,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/5.0 (Linux; Android 13; CUBOT_P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756351453;FBDV/iPhone14,7]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [LinkedInApp]',
  'Mozilla/5.0 (Linux; arm_64; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 YaBrowser/25.6 Mobile Safari/537.36',
  // Lighthouse gets the page that people get.
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  '',
]

const SIGNED_IN = { 'five-circles.signed-in': 'true' }

describe('the response to an address of the page', () => {
  it.each([
    ['/', '/landing.html'],
    ['/pricing', '/pricing.html'],
    ['/pricing/', '/pricing.html'],
    ['/dashboard', '/landing.html'],
    ['/dashboard/', '/landing.html'],
    ['/Dashboard', '/landing.html'],
    ['/auth', '/auth.html'],
    ['/auth/callback', '/index.html'],
    ['/goal/goal_01JDC0', '/index.html'],
    ['/goal/x.y', '/index.html'],
    ['/v1.2/goals', '/404/index.html'],
    ['/nowhere', '/404/index.html'],
    ['/constructor', '/404/index.html'],
    ['/goal', '/404/index.html'],
    ['/goal/', '/404/index.html'],
    ['/goal/goal_01JDC0/more', '/404/index.html'],
  ])('a visitor at %s gets %s', (uri, file) => {
    expect(answer(uri)).toBe(file)
  })

  it.each([
    '/assets/page-1a2b3c.js',
    '/config.json',
    '/robots.txt',
    '/sitemap.xml',
    '/og.png',
    '/.well-known/security.txt',
  ])('%s is a file and is returned unchanged, also to crawlers', (uri) => {
    expect(answer(uri)).toBe(uri)
    expect(answer(uri, { agent: 'Twitterbot/1.0' })).toBe(uri)
  })

  it.each(CRAWLERS)('a crawler gets the landing page at every address: %s (PAGE-7)', (agent) => {
    for (const uri of ['/', '/pricing', '/dashboard', '/goal/goal_01JDC0', '/auth']) {
      expect(answer(uri, { agent, query: { view: 'email' }, cookies: SIGNED_IN })).toBe('/landing.html')
    }
    expect(answer('/nowhere', { agent })).toBe('/404/landing.html')
  })

  it.each(PEOPLE)('a person gets the app at %s', (agent) => {
    expect(answer('/settings', { agent })).toBe('/index.html')
    expect(answer('/', { agent })).toBe('/landing.html')
  })

  it('a signed-in person gets the app instead of the landing page', () => {
    expect(answer('/', { cookies: SIGNED_IN })).toBe('/home.html')
    expect(answer('/dashboard', { cookies: SIGNED_IN })).toBe('/home.html')
    expect(answer('/goal/goal_01JDC0', { cookies: SIGNED_IN })).toBe('/index.html')
    expect(answer('/pricing', { cookies: SIGNED_IN })).toBe('/index.html')
    expect(answer('/', { cookies: { 'five-circles.signed-in': '' } })).toBe('/landing.html')
  })

  it.each([
    [{ view: 'email' }, '/index.html'],
    [{ checkin: 'true', user: 'a@b.org', goal: 'goal_1' }, '/index.html'],
    [{ verified: 'true' }, '/index.html'],
    [{ 'email-verified': 'true' }, '/index.html'],
    [{ 'force-onboarding': 'true' }, '/index.html'],
    [{ 'force-dashboard': 'true' }, '/landing.html'],
    [{ home: 'true' }, '/landing.html'],
    [{ reset: 'true' }, '/landing.html'],
    [{ utm_source: 'mail' }, '/landing.html'],
  ])('/ and /dashboard with %j get %s', (query, file) => {
    expect(answer('/', { query: { ...query } })).toBe(file)
    expect(answer('/dashboard', { query: { ...query } })).toBe(file)
  })

  it.each([
    ['dark', '/dark/landing.html', '/dark/home.html'],
    ['light', '/light/landing.html', '/light/home.html'],
    ['sepia', '/landing.html', '/home.html'],
    ['../etc', '/landing.html', '/home.html'],
  ])('the document contains the chosen theme %s', (theme, landing, app) => {
    expect(answer('/', { cookies: { 'five-circles.theme': theme } })).toBe(landing)
    expect(answer('/dashboard', { cookies: { 'five-circles.theme': theme, ...SIGNED_IN } })).toBe(app)
  })

  it('the document of an unknown address contains the chosen theme', () => {
    expect(answer('/nowhere', { cookies: { 'five-circles.theme': 'dark' } })).toBe('/404/dark/index.html')
  })
})

const readStatus = (uri: string, statusCode = 200): unknown => {
  const event = { request: { uri }, response: { statusCode, headers: {} } }
  return runInNewContext(`${ANSWER_UNKNOWN}; handler(event).statusCode`, { event })
}

describe('the status of an address of the page', () => {
  // The path is the requested one, or the one to which the request function changed it.
  it.each(['/nowhere', '/404/index.html', '/404/dark/index.html', '/404/landing.html', '/goal/', '/goal/a/b'])(
    '%s returns 404',
    (uri) => expect(readStatus(uri)).toBe(404),
  )

  it.each([
    '/',
    '/dashboard',
    '/Pricing/',
    '/goal/x.y',
    '/index.html',
    '/dark/home.html',
    '/assets/a-1.js',
    '/robots.txt',
  ])('%s keeps its status', (uri) => {
    expect(readStatus(uri)).toBe(200)
    expect(readStatus(uri, 304)).toBe(304)
  })
})
