import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { StartError } from './contracts/start-error.ts'
import { HELP, readOptions } from './host/options.ts'
import type { Product } from './host/product.ts'

const table = (product: Product, dataFolder: string): string =>
  [
    ['Page', product.url],
    ['Local control', `${product.url}/_local/`],
    ['Inbox', `${product.url}/_local/inbox`],
    ['Accounts', `${product.url}/_local/identity`],
    ['Payments', `${product.url}/_local/stripe`],
    ['Data folder', dataFolder],
    ['Stage', product.model.pageConfig.stage],
  ]
    .map(([name = '', value = '']) => `  ${name.padEnd(15)}${value}`)
    .join('\n')

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(HELP)

  let product: Product | undefined
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await product?.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => void end(0))
  process.on('SIGTERM', () => void end(0))
  process.on('SIGHUP', () => void end(0))
  // The script that started this process has ended.
  process.on('disconnect', () => void end(1))

  // Sources keep their compiled form from one start to the next.
  enableCompileCache()
  // Loaded last, so that help and option errors print at once.
  const { startProduct } = await import('./host/product.ts')
  product = await startProduct({
    port: options.port,
    dataFolder: options.data,
    fresh: options.fresh,
    answers: options.model,
    page: options.dev ? 'source' : 'built',
    bundled: options.bundled,
    nightBatch: options.nightBatch,
    ...(options.now === undefined ? {} : { now: options.now }),
  })
  // Written now, because a product that is killed writes nothing.
  flushCompileCache()
  console.log(`\nFive Circles is running. Ctrl-C ends it.\n\n${table(product, resolve(options.data))}\n`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
