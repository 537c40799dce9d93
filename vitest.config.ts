import { defineConfig } from 'vitest/config'

const slow = 60_000

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'kitchen', root: 'packages/kitchen', include: ['src/**/*.test.ts'], testTimeout: slow },
      },
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/cluster.ts'],
          testTimeout: slow,
          hookTimeout: slow,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}'], testTimeout: slow },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: slow } },
      { test: { name: 'bench', include: ['{bench,eval}/**/*.test.ts'], testTimeout: slow } },
    ],
  },
})
