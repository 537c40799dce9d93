import type { ScreenshotFiles } from '../screenshot-files'

export const landingScreenshots: ScreenshotFiles = import.meta.glob<string>(
  '../pictures/{suggestions,today}-*.avif',
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
)
