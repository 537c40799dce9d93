import { useNow } from '../../../ui/formatting/use-now'
import { NoticeSections } from './notice-sections'
import { createSampleNotices } from './sample-notices'

/** The specification's notices, read-only. */
export function SampleSections() {
  const now = useNow()
  return <NoticeSections notices={createSampleNotices(now)} deeds={null} allIsWell={false} />
}
