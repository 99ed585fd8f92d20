// The rules of the import boundaries (docs/architecture.md), as data for boundaries.mjs.

const CONTRACTS = [
  /^functions\/.+\/contract\.ts$/,
  /^functions\/.+-view\.ts$/,
  /^functions\/runtime\/(contract|common-fields)\.ts$/,
]
const NODE = /^node:/
const web = (...layers) => layers.map((layer) => new RegExp(`^web/src/${layer}/`))

/** The first rule whose `files` match a file is its rule. A target is a file of the repository or the name of a package. */
export const RULES = [
  {
    files: /^domain\//,
    may: [/^domain\//, /^zod\/mini$/, /^temporal-polyfill$/, /^ulid$/],
    say: 'domain/ imports zod/mini, temporal-polyfill, ulid and domain/ only',
  },
  { files: /^events\//, may: [/^(events|domain)\//, /^zod\/mini$/], say: 'events/ imports zod/mini and domain/ only' },
  {
    files: CONTRACTS[0],
    may: [...CONTRACTS, /^domain\//, /^zod\/mini$/],
    say: 'a contract imports zod/mini, domain/ and the views of other contracts only',
  },
  {
    files: /^functions\/.+-view\.ts$|^functions\/runtime\/(contract|common-fields)\.ts$/,
    may: [...CONTRACTS, /^domain\//, /^zod\/mini$/],
    say: 'a module that contracts share imports zod/mini and domain/ only',
  },
  {
    files: /^functions\/runtime\//,
    may: [/^functions\/runtime\//, /^(events|domain)\//],
    packages: true,
    node: true,
    say: 'functions/runtime imports domain/ and events/ only',
  },
  {
    files: /^functions\/adapters\//,
    may: [/^functions\/(adapters|runtime)\//, /^(events|domain)\//],
    packages: true,
    node: true,
    say: 'functions/adapters imports other adapters, functions/runtime, domain/ and events/ only',
  },
  {
    files: /^functions\/reactions\//,
    may: [/^(functions|events|domain)\//],
    not: [/\/handler\.ts$/],
    packages: true,
    node: true,
    say: 'a reaction imports capabilities, adapters, runtime, domain/ and events/, never another handler',
  },
  {
    files: /^functions\//,
    may: [/^functions\/(adapters|runtime)\//, ...CONTRACTS, /^(events|domain)\//],
    not: [/\/handler\.ts$/],
    own: /^functions\/[^/]+\//,
    packages: true,
    node: true,
    say: 'a capability imports its own modules, adapters, runtime, domain/ and events/, never another handler',
  },
  {
    files: /^infra\/operator\//,
    may: [/^infra\//, /^functions\/adapters\//, /^functions\/motivation\/answer-schema\.ts$/, /^domain\//],
    packages: true,
    node: true,
    say: "an operator's command imports infra/, adapters, domain/ and the schema of the model's answer only",
  },
  {
    files: /^infra\/bundle\//,
    may: [/^(infra|domain)\//, /^functions\/adapters\/stripe\/resources\.ts$/, NODE],
    say: "infra/bundle imports infra/, domain/ and the list of Stripe's resources only",
  },
  {
    files: /^infra\//,
    may: [/^(infra|events|domain)\//, ...CONTRACTS, NODE, /^(aws-cdk-lib|constructs|cdk-nag|esbuild|zod)\b/],
    say: 'infra/ imports contracts and events, never a handler',
  },
  {
    files: /^scripts\//,
    may: [/^scripts\//, NODE],
    say: 'scripts/ runs before the install and imports only modules of Node',
  },
  {
    files: /^web\/src\/lib\//,
    may: [...web('lib'), ...CONTRACTS, /^domain\//],
    packages: true,
    say: 'web/src/lib imports contracts and domain/ only',
  },
  {
    files: /^web\/src\/ui\//,
    may: [...web('ui', 'lib'), /^domain\//],
    packages: true,
    say: 'web/src/ui imports web/src/lib and domain/ only',
  },
  {
    files: /^web\/src\/entities\//,
    may: [...web('entities', 'ui', 'lib'), ...CONTRACTS, /^domain\//],
    packages: true,
    say: 'web/src/entities imports ui, lib, contracts and domain/ only',
  },
  {
    files: /^web\/src\/features\//,
    may: [...web('entities', 'ui', 'lib'), ...CONTRACTS, /^domain\//],
    packages: true,
    own: /^web\/src\/features\/[^/]+\//,
    say: 'a feature imports its own modules, entities, ui, lib, contracts and domain/ only',
  },
  {
    files: /^web\//,
    may: [/^web\//, ...CONTRACTS, /^domain\//],
    packages: true,
    say: 'the page imports contracts and domain/ only',
  },
  {
    files: /^local\/contracts\//,
    may: [/^local\/contracts\//, /^domain\//],
    packages: true,
    node: true,
    say: 'local/contracts imports domain/ only',
  },
  {
    files: /^local\/services\//,
    may: [/^local\/(services|contracts)\//, /^domain\//, /^functions\/adapters\//, ...CONTRACTS],
    packages: true,
    node: true,
    say: 'local/services imports local/contracts, domain/ and what adapters publish only',
  },
  {
    files: /^local\//,
    may: [/^(local|infra|events|functions|domain)\//],
    packages: true,
    node: true,
    say: 'local/ never imports the page, a test or a benchmark',
  },
  {
    files: /^test\/domain\//,
    may: [/^(domain|events)\//, /^test\/(domain|support)\//],
    packages: true,
    node: true,
    say: 'a test of domain/ imports domain/, events/ and test/support only',
  },
  {
    files: /^test\/functions\//,
    may: [/^(functions|domain|events|infra)\//, /^local\//, /^test\/(functions|support)\//],
    packages: true,
    node: true,
    say: 'a test of functions/ never imports the page or the tests of another folder',
  },
  {
    files: /^test\/web\//,
    may: [/^(web|domain)\//, ...CONTRACTS, /^test\/(web|support)\//],
    packages: true,
    node: true,
    say: 'a test of the page imports the page, contracts and domain/ only',
  },
  {
    files: /^bench\//,
    may: [/^(bench|local|infra|events|functions|domain|web)\//, /^test\/support\//, /^vitest\.config\.ts$/],
    packages: true,
    node: true,
    say: 'bench/ never imports a test',
  },
]

/** SDK packages that only one adapter imports. */
export const HOMES = [
  { target: /^@aws-sdk\/(client|lib)-dynamodb$/, home: 'functions/adapters/dynamodb/' },
  { target: /^@aws-sdk\/client-bedrock(-runtime)?$/, home: 'functions/adapters/bedrock/' },
  { target: /^@aws-sdk\/client-ses$/, home: 'functions/adapters/ses/' },
  { target: /^@aws-sdk\/client-sqs$/, home: 'functions/adapters/sqs/' },
  { target: /^@aws-sdk\/client-eventbridge$/, home: 'functions/adapters/eventbridge/' },
  { target: /^@aws-sdk\/client-kms$/, home: 'functions/adapters/kms/' },
  { target: /^@aws-sdk\/client-s3$/, home: 'functions/adapters/s3/' },
  { target: /^@aws-sdk\/client-secrets-manager$/, home: 'functions/adapters/secrets-manager/' },
  { target: /^nodemailer\b/, home: 'functions/adapters/ses/' },
  { target: /^stripe$/, home: 'functions/adapters/stripe/' },
  { target: /^web-push$/, home: 'functions/adapters/web-push/' },
  { target: /^@(aws-sdk|smithy)\//, home: 'functions/adapters/' },
]

/** Packages that do not run in a browser. */
export const SERVER_ONLY = /^(node:|@aws-sdk\/|@smithy\/|@middy\/|@hono\/|hono\b|nodemailer\b|aws-cdk-lib\b)/
