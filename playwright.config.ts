import { defineConfig } from '@playwright/test'
import { testTimeZone } from './verification/e2e/harness/calendar'

export default defineConfig({
  testDir: 'verification/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may stall for seconds. What fails three times fails; what passed at last is listed as flaky.
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: testTimeZone,
    serviceWorkers: 'block',
    // A colour on its way from one theme to the other is neither, and motion costs a tenth of the time; tests of it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
