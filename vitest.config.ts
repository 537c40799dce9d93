import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slow = 60_000

/** What is waited for comes a moment later on a busy machine. */
const patient = { poll: { timeout: 20_000 } }

const hasWindow = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom')

/** A worker that has a window cannot go on without one: files of one kind in a row share a worker instead of each starting one. */
class KindByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(hasWindow), ...own.filter((file) => !hasWindow(file))]
    })
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: KindByKind },
    // Left alone, a machine of two cores would be given one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'kitchen',
          root: 'packages/kitchen',
          include: ['src/**/*.test.ts'],
          testTimeout: slow,
          expect: patient,
          // Pure functions leave nothing behind, so its tables are decoded once a worker and not once a file.
          isolate: false,
        },
      },
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'sight',
          root: 'packages/sight',
          include: ['{src,training}/**/*.test.ts'],
          testTimeout: slow,
          expect: patient,
          isolate: false,
        },
      },
      { test: { name: 'sync', root: 'packages/sync', include: ['src/**/*.test.ts'], expect: patient } },
      {
        test: {
          name: 'plating',
          root: 'packages/plating',
          include: ['src/**/*.test.ts'],
          testTimeout: slow,
          expect: patient,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/test-cluster.ts'],
          testTimeout: slow,
          expect: patient,
          hookTimeout: slow,
          // Nothing of the server lives outside the app a test builds, so its modules are loaded once a worker.
          isolate: false,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['{src,worker}/**/*.test.{ts,tsx}'],
          testTimeout: slow,
          expect: patient,
          // One world a worker instead of one a file: five times as fast. What a test changes is put back after each.
          isolate: false,
          setupFiles: ['src/testing/after-each.ts'],
        },
      },
      {
        test: {
          name: 'camera',
          root: 'apps/camera',
          include: ['src/**/*.test.ts'],
          testTimeout: slow,
          expect: patient,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          testTimeout: slow,
          expect: patient,
        },
      },
      {
        test: {
          name: 'verification',
          root: 'verification',
          include: ['**/*.test.ts'],
          globalSetup: ['../apps/server/src/testing/test-cluster.ts'],
          testTimeout: slow,
          expect: patient,
          hookTimeout: slow,
          isolate: false,
        },
      },
      {
        test: {
          name: 'bench',
          include: ['verification/{bench,eval}/**/*.test.ts'],
          testTimeout: slow,
          expect: patient,
        },
      },
    ],
  },
})
