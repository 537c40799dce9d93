import { useNow } from '../../ui/use-now'
import { NoticeSections } from './notice-sections'
import { sampleNotices } from './sample-notices'

/** The specification's entries, to look at. */
export function SampleSections() {
  const now = useNow()
  return <NoticeSections notices={sampleNotices(now)} deeds={null} allIsWell={false} />
}
