import { createStripe } from './client.ts'
import { ensureProducts } from './products.ts'

/** The program behind `npm run stripe:products`. The emulator accepts any key. */
try {
  for (const { name, cents, price } of await ensureProducts(
    createStripe(process.env.STRIPE_SECRET_KEY ?? 'sk_local'),
  )) {
    console.log(`${name.padEnd(24)}$${(cents / 100).toFixed(2).padStart(7)} a month  ${price}`)
  }
} catch (error) {
  console.error(`The products were not made: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
