import type { AppParts, Platform } from './app-platform'
import { undoCooking } from './features/cooking/undo-cooking'
import { serveDiet } from './features/diet/routes'
import { createPictureComparison } from './features/fridge/picture-comparison'
import { createPictureProcessor } from './features/fridge/picture-processor'
import { serveFridge } from './features/fridge/routes'
import { isClearPicture, toComparePictures } from './features/fridge/shelf-recogniser'
import { markChangesUndone } from './features/fridge/undo-changes'
import { serveHousehold } from './features/household/routes'
import { createExpiryUpdateJob } from './features/inventory/lots/expiry-update-job'
import { serveInventory } from './features/inventory/routes'
import { reopenScan } from './features/scan/lines/save-scan'
import { createLocalVision } from './features/scan/photos/scan-vision'
import { serveScan } from './features/scan/routes'
import { undoPutAway } from './features/shopping/put-away'
import { serveShopping } from './features/shopping/routes'
import { createFoodTextReader } from './food-text/food-text-reader'
import type { ServeStream } from './http/events/serve-stream'
import type { Serve } from './http/serve'
import { createCachedProductLookup } from './products/cached-product-lookup'
import { createOpenFoodFactsClient } from './products/open-food-facts'
import { createOcrReader } from './vision/ocr-reader'
import { createRecogniser } from './vision/recogniser'
import { createVisionProvider } from './vision/vision-provider'

/** Undo what features stored together with a booking. */
const undoHooks = [undoCooking, undoPutAway, markChangesUndone, reopenScan]

/** The household, its stock and all ways into it: by hand, shopping, scans and cameras. */
export function serveKitchenArea(
  platform: Platform,
  serve: Serve,
  serveStream: ServeStream,
  { compare, scanVision, foodText: given }: Pick<AppParts, 'compare' | 'scanVision' | 'foodText'>,
) {
  const { http, db, log, env } = platform
  const recogniser = createRecogniser({ log })
  const pageReader = createOcrReader({ log })
  const foodText = given ?? createFoodTextReader({ log })
  const pictures = createPictureProcessor({
    db,
    log,
    lookOnce: createPictureComparison({
      ...platform,
      compare: compare ?? toComparePictures(recogniser),
      ...(!compare && { isClear: isClearPicture }),
    }),
  })
  http.addHook('onListen', async () => pictures.wakeAll())

  serveHousehold(serve, platform)
  serveDiet(serve, platform)
  serveInventory(serve, { ...platform, foodText, undoHooks })
  serveShopping(serve, { ...platform, foodText })
  serveFridge(serve, { ...platform, wake: pictures.wake })
  serveScan(serve, serveStream, {
    ...platform,
    foodText,
    scanVision: scanVision ?? createLocalVision(recogniser, pageReader),
    provider: env.vision && { vision: createVisionProvider(env.vision), daily: env.vision.daily },
    productBook: createProductBook(platform),
  })
  return {
    pageReader,
    foodText,
    jobs: [pictures.job, createExpiryUpdateJob(platform)],
    closePictures: () => pictures.close(),
    async closeWorkers(): Promise<void> {
      await Promise.all([recogniser.close(), pageReader.close(), foodText.close()])
    },
  }
}

function createProductBook(platform: Platform) {
  const { openFoodFactsUrl } = platform.env
  return openFoodFactsUrl
    ? createCachedProductLookup({ ...platform, ask: createOpenFoodFactsClient(openFoodFactsUrl) })
    : undefined
}
