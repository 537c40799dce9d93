import { checksOf } from './arguments-of-tests'
import { startsDevelopment } from './development'
import { fitsSettings } from './fits-settings'
import { saysWhatItDoes } from './long-commands'
import { makesBackup, restoresBackup } from './moving-house'
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
  { what: withSettings, how: 'the server takes these settings', prove: fitsSettings },
  { what: /^npm run backup\b/, how: 'typed in the sandbox', prove: makesBackup },
  {
    what: /^npm run restore\b/,
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
  { what: /^npm run dev$/, how: 'started, both ends asked, and stopped', prove: startsDevelopment },
  {
    what: /^npm run check$/,
    how: 'the first stage of npm test',
    prove: typedBy('scripts/test.mjs', 'await check()'),
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
