import { SITE } from '#domain/site.ts'
import { FAQ } from '#web/lib/copy.ts'
import { landingData, pricingData } from './structured-data.ts'

export type Tag = { tag: 'title' | 'meta' | 'link' | 'script'; attrs?: Record<string, string>; children?: string }

type Document = {
  title: string
  description: string
  /** The canonical path; none if the document is served at many addresses. */
  path?: '/' | '/pricing'
  /** Requests to preload before the scripts run. */
  asks?: string
  data?: unknown
}

const LANDING_DESCRIPTION =
  'Every morning at seven, one message about the goal you chose: why it matters, up to three small steps, and a challenge that takes two minutes.'
const AUTH_DESCRIPTION =
  'Sign in to Five Circles, or begin your 30 days with Google or your email: one goal, one message every morning.'
const PRICING_DESCRIPTION =
  'Begin free for 30 days with one goal. Then Personal, Pro or Strategic Advisor, month by month; cancel any time.'

export const DOCUMENT_HEADS = {
  index: { title: 'Five Circles', description: LANDING_DESCRIPTION },
  home: { title: 'Five Circles', description: LANDING_DESCRIPTION, asks: '/config.json' },
  auth: { title: 'Sign In · Five Circles', description: AUTH_DESCRIPTION },
  landing: {
    title: 'Five Circles',
    description: LANDING_DESCRIPTION,
    path: '/',
    data: landingData(LANDING_DESCRIPTION),
  },
  pricing: {
    title: 'Start Your First Goal · Five Circles',
    description: PRICING_DESCRIPTION,
    path: '/pricing',
    data: pricingData(PRICING_DESCRIPTION, FAQ),
  },
} as const satisfies Record<string, Document>
export type DocumentName = keyof typeof DOCUMENT_HEADS

const IMAGE = {
  url: `${SITE}/og.png`,
  alt: 'Five Circles: before the day gets loud. A half-risen sun over a horizon.',
}

const meta = (name: string, content: string): Tag => ({ tag: 'meta', attrs: { name, content } })
const property = (name: string, content: string): Tag => ({ tag: 'meta', attrs: { property: name, content } })

/** The preview of a shared link (Open Graph, Twitter card). */
const sharing = ({ title, description, path = '/' }: Document): Tag[] => [
  property('og:type', 'website'),
  property('og:site_name', 'Five Circles'),
  property('og:locale', 'en_US'),
  property('og:title', title),
  property('og:description', description),
  property('og:url', `${SITE}${path}`),
  property('og:image', IMAGE.url),
  property('og:image:type', 'image/png'),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', IMAGE.alt),
  meta('twitter:card', 'summary_large_image'),
  meta('twitter:title', title),
  meta('twitter:description', description),
  meta('twitter:image', IMAGE.url),
  meta('twitter:image:alt', IMAGE.alt),
]

/** A data block that is not executed. `<` is escaped, so that no text can end the block. */
const dataBlock = (data: unknown): Tag => ({
  tag: 'script',
  attrs: { type: 'application/ld+json' },
  children: JSON.stringify(data).replaceAll('<', '\\u003c'),
})

/** The canonical link has no parameters, so that campaign parameters do not make separate pages. */
export const createHead = (name: DocumentName): Tag[] => {
  const document: Document = DOCUMENT_HEADS[name]
  return [
    { tag: 'title', children: document.title },
    meta('description', document.description),
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
    ...(document.path ? [{ tag: 'link' as const, attrs: { rel: 'canonical', href: `${SITE}${document.path}` } }] : []),
    ...(document.asks
      ? [
          {
            tag: 'link' as const,
            attrs: { rel: 'preload', href: document.asks, as: 'fetch', crossorigin: 'anonymous' },
          },
        ]
      : []),
    ...sharing(document),
    ...(document.data ? [dataBlock(document.data)] : []),
  ]
}
