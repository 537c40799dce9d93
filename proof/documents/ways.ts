import { checksOf } from './arguments-of-tests'
import { pairsAndWatches } from './camera-client'
import { startsDevelopment } from './development'
import { fitsSettings } from './fits-settings'
import { saysWhatItDoes } from './long-commands'
import { makesBackup, restoresBackup } from './moving-house'
import { printsInventory, printsPassword, printsPushKeys } from './printing'
import { putsInShape } from './putting-in-shape'
import { readsWell } from './read-only'
import { typedBy } from './typed-elsewhere'
import { unlessWell, type Way } from './way'

const withSettings = /^(?:[A-Z_]+=\S+ )+npm start$|^export [A-Z_]+=\S+$/

/** Every command that stands in a document is one of these: the first that fits proves it. */
export const ways: Way[] = [
  {
    what: /^npm start$/,
    how: 'the sandbox of all the others is opened by it, and closed as Ctrl+C closes it',
    prove: async ({ text: _ }, { sandbox }) =>
      unlessWell(await sandbox.type('curl -sf localhost:3000/readyz'), /ready/),
  },
  {
    what: /^npm ci$/,
    how: 'what npm start and npm test do by themselves where something is missing',
    prove: typedBy('scripts/setup.mjs', "['ci', "),
  },
  { what: withSettings, how: 'the server takes these settings', prove: fitsSettings },
  { what: /^npm run backup\b/, how: 'typed in the sandbox', prove: makesBackup },
  {
    what: /^(?:DATABASE_URL= LARDER_DATA=\$\(mktemp -d\) )?npm run restore\b/,
    how: 'typed for a fresh folder, with the backup of the sandbox',
    prove: restoresBackup,
  },
  {
    what: /^npm run admin -- (?:grant EMAIL|list)$/,
    how: 'typed in the sandbox',
    prove: async ({ text }, { sandbox }) =>
      unlessWell(await sandbox.type(text.replace('EMAIL', 'ana@example.org')), /ana@example\.org/),
  },
  {
    what: /^npm run admin$/,
    how: 'typed without a word, it says which it takes',
    prove: async ({ text }, { sandbox }) => {
      const { code, out, err } = await sandbox.type(text)
      return unlessWell({ code: code - 1, out: err, err: out }, /grant/)
    },
  },
  {
    what: /^npm run seed:demo$/,
    how: 'typed by another test, for it takes a while',
    prove: typedBy('apps/server/src/maintenance/commands.test.ts', "'seed')"),
  },
  {
    what: /^npm run cookbook$/,
    how: 'typed as it is',
    prove: async ({ text }, { sandbox }) =>
      unlessWell(await sandbox.type(text), /^\d+ recipes, 0 to mend\.$/m),
  },
  {
    what: /^npm run cookbook -- --report$/,
    how: 'what it would write is what stands there',
    prove: typedBy('apps/server/src/features/recipes/cookbook/cookbook.test.ts', 'cookbookReport('),
  },
  { what: /^npx larder-camera /, how: 'typed beside the sandbox’s server', prove: pairsAndWatches },
  { what: /^npx web-push generate-vapid-keys$/, how: 'the server takes the keys', prove: printsPushKeys },
  { what: /^npm sbom /, how: 'typed as it is', prove: printsInventory },
  { what: /^openssl rand -hex \d+$/, how: 'typed where it is installed', prove: printsPassword },
  {
    what: /^npm audit$/,
    how: 'asks the registry what is known today, which no test of ours may',
    prove: readsWell,
  },
  { what: /^npm run dev$/, how: 'started, both ends asked, and stopped', prove: startsDevelopment },
  {
    what: /^npm run check$/,
    how: 'the first stage of npm test',
    prove: typedBy('scripts/test.mjs', 'await check()'),
  },
  {
    what: /^npm run e2e$/,
    how: 'a part of npm test by another name',
    prove: typedBy('package.json', '"e2e": "node scripts/test.mjs --only e2e"'),
  },
  { what: /^npm run (?:unit|e2e) -- /, how: 'what it names is there', prove: checksOf },
  { what: /^npm run format$/, how: 'typed in a folder with an untidy file', prove: putsInShape },
  {
    what: /^npm (?:test|run (?:thorough|conformance|mutants|fuzz|chaos|soak|bench|eval|pictures|video))(?: --.*)?$/,
    how: 'runs for long on purpose: it says what it does, and takes the options it is typed with',
    prove: saysWhatItDoes,
  },
  {
    what: /^node scripts\/run\.mjs proof\/documents\/write\.ts$/,
    how: 'what it would write is what stands there',
    prove: typedBy('proof/documents/documents.test.ts', 'withWrittenParts(text)'),
  },
  {
    what: /^curl /,
    how: 'typed in the sandbox, against its server',
    prove: async ({ text }, { sandbox }) => unlessWell(await sandbox.type(text)),
  },
  {
    what: /^(?:sudo )?(?:docker|caddy|nginx|tailscale|stripe|systemctl|journalctl|git|ssh|scp|rsync)\b/,
    how: 'needs a container engine, another machine or a program that is not ours: bash can read it, and files it names are there',
    prove: readsWell,
  },
]
