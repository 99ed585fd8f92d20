import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { STRIPE_RESOURCES } from '#functions/adapters/stripe/resources.ts'

/** Handlers of Stripe's thin events, which the product does not receive. */
const UNUSED = ['StripeEventNotificationHandler.js']

/** The copy has no source maps. */
const SOURCE_MAP = /^\/\/# sourceMappingURL=.*$/m

const withCapital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `customers` is the file `resources/Customers.js`, and `checkout` the folder `resources/Checkout`. */
const isUsed = (file: string): boolean => {
  if (UNUSED.includes(file)) return false
  if (!file.startsWith('resources/') || file.endsWith('/index.js')) return true
  return STRIPE_RESOURCES.some((name) => {
    const place = `resources/${withCapital(name)}`
    return file === `${place}.js` || file.startsWith(`${place}/`)
  })
}

/** The classes of a module, without their methods. */
const emptyClasses = (source: string): string =>
  [...source.matchAll(/^export class (\w+)/gm)].map(([, name]) => `export class ${name} {}`).join('\n')

/**
 * Copies Stripe's client from `packages` into `folder`, with empty classes for the resources that the product does not use
 * (ADR 267). The bundles contain the copy in place of the package.
 */
export const trimStripe = (packages: string, folder: string): void => {
  const source = join(packages, 'stripe/esm')
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue
    const file = path.replaceAll('\\', '/')
    const text = readFileSync(join(source, path), 'utf8').replace(SOURCE_MAP, '')
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), isUsed(file) ? text : emptyClasses(text))
  }
}
