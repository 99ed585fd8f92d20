import { buildPage } from '#local/host/gateway/page-build.ts'
import { CACHE, ROOT } from '#local/host/product.ts'
import { bundleDeployment } from '#local/host/runtime/bundle.ts'
import { synthesise } from '#local/host/template/synth.ts'

/** Builds the templates, the functions and the page once for all products of a run, so that parallel test files do not each build them. */
export default async () => {
  await Promise.all([synthesise(ROOT, CACHE), bundleDeployment(ROOT, CACHE), buildPage(ROOT, CACHE)])
}
