// npm run stripe:products: creates the missing products and prices of the plans at Stripe.
// STRIPE_SECRET_KEY is the key of the account; STRIPE_API_URL=http://localhost:3000/_local/stripe selects the emulator.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { fail, run } = await import('./run.mjs')

install()
if (!process.env.STRIPE_SECRET_KEY && !process.env.STRIPE_API_URL) {
  fail('Set STRIPE_SECRET_KEY to the secret key of the Stripe account whose products are to be made.')
}
process.exit(await run(['functions/adapters/stripe/make-products.ts']))
