import { OFFER_NAMES, OFFERS } from '#domain/billing/plans.ts'
import { SITE } from '#domain/site.ts'

/** Structured data for search engines, by schema.org. */

type Data = Record<string, unknown>

const ORGANIZATION: Data = {
  '@type': 'Organization',
  '@id': `${SITE}/#organization`,
  name: 'Five Circles',
  url: `${SITE}/`,
  logo: `${SITE}/mark.svg`,
}

const price = (cents: number): string => (cents / 100).toFixed(2)

const FREE: Data = { '@type': 'Offer', name: 'Free trial, 30 days', price: '0.00', priceCurrency: 'USD' }

const offers: Data[] = [
  FREE,
  ...OFFER_NAMES.map((name) => ({
    '@type': 'Offer',
    name: OFFERS[name].name,
    price: price(OFFERS[name].cents),
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price(OFFERS[name].cents),
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
    url: `${SITE}/pricing`,
  })),
]

const APPLICATION: Data = {
  '@type': 'SoftwareApplication',
  '@id': `${SITE}/#application`,
  name: 'Five Circles',
  url: `${SITE}/`,
  image: `${SITE}/og.png`,
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any, in a browser',
  publisher: { '@id': ORGANIZATION['@id'] },
}

const graph = (...things: Data[]): Data => ({ '@context': 'https://schema.org', '@graph': things })

export const landingData = (description: string): Data =>
  graph(
    ORGANIZATION,
    { '@type': 'WebSite', name: 'Five Circles', url: `${SITE}/`, publisher: { '@id': ORGANIZATION['@id'] } },
    { ...APPLICATION, description, offers },
  )

export type AnsweredQuestion = { question: string; answer: string }

/** `questions` must also be on the page. */
export const pricingData = (description: string, questions: readonly AnsweredQuestion[]): Data =>
  graph(
    ORGANIZATION,
    { ...APPLICATION, description, offers },
    ...(questions.length === 0
      ? []
      : [
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]),
  )
