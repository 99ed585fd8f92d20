import { buildPage } from '#local/host/gateway/page-build.ts'
import { CACHE, ROOT } from '#local/host/product.ts'
import { bundleDeployment } from '#local/host/runtime/bundle.ts'
import { readModel } from '#local/host/template/model.ts'
import { synthesise } from '#local/host/template/synth.ts'

const bundle = async (): Promise<void> => {
  const { functions } = readModel(await synthesise(ROOT, CACHE), 'http://localhost')
  await bundleDeployment(ROOT, CACHE, functions)
}

/** Builds the templates, the functions and the page once for all products of a run, so that parallel test files do not each build them. */
export default async () => {
  await Promise.all([bundle(), buildPage(ROOT, CACHE)])
}
