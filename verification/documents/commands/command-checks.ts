import { checkBackup, checkRestore } from './backup-restore'
import { checkCameraClient } from './camera-client'
import { type CommandCheck, toFailure } from './command-check'
import { checkDevCommand } from './dev-command'
import { checkFormatCommand } from './format-command'
import { checkHelpOutput } from './help-output'
import { checkPassword, checkPushKeys, checkSbom } from './printing-commands'
import { checkRunBy } from './run-elsewhere'
import { checkTestArguments } from './test-arguments'
import { checkSyntaxOnly } from './unrunnable-commands'
import { checkSettings } from './valid-settings'

const withSettings = /^(?:[A-Z_]+=\S+ )+npm start$|^export(?: [A-Z_]+=\S+)+$/

/** Every command that stands in a document is one of these: the first that fits proves it. */
export const commandChecks: CommandCheck[] = [
  {
    pattern: /^npm start$/,
    description: 'the sandbox of all the others is opened by it, and closed as Ctrl+C closes it',
    check: async ({ text: _ }, { sandbox }) =>
      toFailure(await sandbox.run('curl -sf localhost:3000/readyz'), /ready/),
  },
  {
    pattern: /^npm ci$/,
    description: 'what npm start and npm test do by themselves where something is missing',
    check: checkRunBy('scripts/setup.mjs', "['ci', "),
  },
  { pattern: withSettings, description: 'the server takes these settings', check: checkSettings },
  { pattern: /^npm run backup\b/, description: 'typed in the sandbox', check: checkBackup },
  {
    pattern: /^(?:DATABASE_URL= LARDER_DATA=\$\(mktemp -d\) )?npm run restore\b/,
    description: 'typed for a fresh folder, with the backup of the sandbox',
    check: checkRestore,
  },
  {
    pattern: /^npm run admin -- (?:grant EMAIL|list)$/,
    description: 'typed in the sandbox',
    check: async ({ text }, { sandbox }) =>
      toFailure(await sandbox.run(text.replace('EMAIL', 'ana@example.org')), /ana@example\.org/),
  },
  {
    pattern: /^npm run admin -- drop-second-factor EMAIL$/,
    description: 'typed in the sandbox, for a cook without one',
    check: async ({ text }, { sandbox }) =>
      toFailure(await sandbox.run(text.replace('EMAIL', 'ana@example.org')), /There was no second factor/),
  },
  {
    pattern: /^npm run admin -- sign-out EMAIL$/,
    description: 'typed in the sandbox',
    check: async ({ text }, { sandbox }) =>
      toFailure(await sandbox.run(text.replace('EMAIL', 'ana@example.org')), /is signed out everywhere/),
  },
  {
    pattern: /^npm run admin$/,
    description: 'typed without a word, it says which it takes',
    check: async ({ text }, { sandbox }) => {
      const { code, out, err } = await sandbox.run(text)
      return toFailure({ code: code - 1, out: err, err: out }, /grant/)
    },
  },
  {
    pattern: /^npm run shard -- plan$/,
    description: 'typed in the sandbox, where it says what is missing and changes nothing',
    check: async ({ text }, { sandbox }) => toFailure(await sandbox.run(text), /Nothing was changed/),
  },
  {
    pattern: /^npm run shard -- (?:apply|check)$/,
    description: 'typed in the sandbox, which is no Citus coordinator: it says so and fails',
    check: async ({ text }, { sandbox }) => {
      const { code, out, err } = await sandbox.run(text)
      return toFailure({ code: code - 1, out: err, err: out }, /no extension citus|^not done: /)
    },
  },
  {
    pattern: /^npm run seed:demo$/,
    description: 'typed by another test, for it takes a while',
    check: checkRunBy('apps/server/src/cli/commands.test.ts', "'seed')"),
  },
  {
    pattern: /^npm run cookbook$/,
    description: 'typed as it is',
    check: async ({ text }, { sandbox }) => toFailure(await sandbox.run(text), /^\d+ recipes, 0 to mend\.$/m),
  },
  {
    pattern: /^npm run cookbook -- --report$/,
    description: 'what it would write is what stands there',
    check: checkRunBy('apps/server/src/features/recipes/cookbook/cookbook.test.ts', 'renderCookbookReport('),
  },
  {
    pattern: /^npx larder-camera /,
    description: 'typed beside the sandbox’s server',
    check: checkCameraClient,
  },
  {
    pattern: /^npx web-push generate-vapid-keys$/,
    description: 'the server takes the keys',
    check: checkPushKeys,
  },
  { pattern: /^npm sbom /, description: 'typed as it is', check: checkSbom },
  { pattern: /^openssl rand -hex \d+$/, description: 'typed where it is installed', check: checkPassword },
  {
    pattern: /^npm audit$/,
    description: 'asks the registry what is known today, which no test of ours may',
    check: checkSyntaxOnly,
  },
  { pattern: /^npm run dev$/, description: 'started, both ends asked, and stopped', check: checkDevCommand },
  {
    pattern: /^npm run check$/,
    description: 'the first stage of npm test',
    check: checkRunBy('scripts/test.mjs', 'await runChecks()'),
  },
  {
    pattern: /^npm run e2e$/,
    description: 'a part of npm test by another name',
    check: checkRunBy('package.json', '"e2e": "node scripts/test.mjs --only e2e"'),
  },
  { pattern: /^npm run (?:unit|e2e) -- /, description: 'what it names is there', check: checkTestArguments },
  {
    pattern: /^npm run format$/,
    description: 'typed in a folder with an untidy file',
    check: checkFormatCommand,
  },
  {
    pattern:
      /^npm (?:test|run (?:thorough|conformance|mutants|fuzz|chaos|soak|bench|eval|pictures|video))(?: --.*)?$/,
    description: 'runs for long on purpose: it says what it does, and takes the options it is typed with',
    check: checkHelpOutput,
  },
  {
    pattern: /^node scripts\/run\.mjs verification\/documents\/write\.ts$/,
    description: 'what it would write is what stands there',
    check: checkRunBy('verification/documents/documents.test.ts', 'withGeneratedParts(text)'),
  },
  {
    pattern: /^node deploy\/images\.mjs (?:pin|check|build NAME)$/,
    description: 'typed by another test, against a stand-in for Docker',
    check: checkRunBy('verification/deploy/images.test.ts', "'deploy/images.mjs'"),
  },
  {
    pattern: /^curl /,
    description: 'typed in the sandbox, against its server',
    check: async ({ text }, { sandbox }) => toFailure(await sandbox.run(text)),
  },
  {
    pattern: /^(?:sudo )?(?:docker|caddy|nginx|tailscale|stripe|systemctl|journalctl|git|ssh|scp|rsync)\b/,
    description:
      'needs a container engine, another machine or a program that is not ours: bash can read it, and files it names are there',
    check: checkSyntaxOnly,
  },
]
