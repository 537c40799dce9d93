import { createDataFolder } from '../../kit/data-folder'
import { onMeasurementEnd } from './cleanup'

/** An installation's folder, removed after the measurement unless it is kept otherwise. */
export async function createBenchFolder(keep = onMeasurementEnd): Promise<string> {
  const { path, close } = await createDataFolder()
  keep(close)
  return path
}
