import { buildPage } from '#local/host/gateway/page-build.ts'
import { CACHE, ROOT } from '#local/host/product.ts'
import { synthesise } from '#local/host/template/synth.ts'

/** What every product of a run starts from. Files that begin at once would each make it, with nothing made yet. */
export default async () => {
  await Promise.all([synthesise(ROOT, CACHE), buildPage(ROOT, CACHE)])
}
