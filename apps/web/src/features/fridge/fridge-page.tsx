import { fridge } from '@larder/contract/fridge'
import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { refresh, useRead } from '../../api/use-api'
import { usePagedRead } from '../../api/use-paged-read'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { PageHeading } from '../../ui/page-heading'
import { CameraCard } from './camera-card'
import { ChangeList } from './change-list'
import { FridgeSkeleton } from './fridge-skeleton'
import { NoCameras } from './no-cameras'
import { PairDialog } from './pair-dialog'
import { QuestionCard } from './question-card'

const pageSize = 20

/** The shelf cameras: their pictures, questions and booked changes. */
export function FridgePage() {
  const cameras = useRead(fridge.cameras, {})
  const changes = usePagedRead(fridge.changes, {}, pageSize)
  const heading = useRef<HTMLHeadingElement>(null)
  const questions = useRef<HTMLHeadingElement>(null)
  const [pairing, setPairing] = useState(false)
  const loadedCameras = cameras.data?.data
  const error = (!loadedCameras && cameras.error) || (!changes.rows && changes.error)
  const isWaiting = !error && (!loadedCameras || !changes.rows)
  const asking = changes.rows?.filter(({ state }) => state === 'asking') ?? []
  const settledChanges = changes.rows?.filter(({ state }) => state !== 'asking') ?? []
  const pair = (
    <Button variant="primary" icon={<Camera />} onClick={() => setPairing(true)}>
      Pair a camera
    </Button>
  )

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading
        title="Fridge Cameras"
        intro="They look at your shelves and tell what came and went."
        {...(loadedCameras && loadedCameras.length > 0 && { actions: pair })}
      />
      {error && (
        <ErrorNote action={<Button onClick={() => void refresh(fridge.cameras)}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      )}
      {isWaiting && <FridgeSkeleton />}
      {!isWaiting && !error && loadedCameras?.length === 0 && <NoCameras action={pair} />}
      {!isWaiting && !error && loadedCameras && loadedCameras.length > 0 && (
        <>
          {asking.length > 0 && (
            <section aria-labelledby="questions" className="flex flex-col gap-4">
              <h2 id="questions" ref={questions} tabIndex={-1} className="text-2xl">
                Not sure about these ({asking.length})
              </h2>
              <ul className="grid items-start gap-4 lg:grid-cols-2">
                {asking.map((change) => (
                  <QuestionCard
                    key={change.id}
                    change={change}
                    onAnswered={() => (asking.length > 1 ? questions : heading).current?.focus()}
                  />
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="cameras" className="flex flex-col gap-4">
            <h2 id="cameras" ref={heading} tabIndex={-1} className="text-2xl">
              Cameras ({loadedCameras.length})
            </h2>
            <ul className="grid items-start gap-6 md:grid-cols-2">
              {loadedCameras.map((camera) => (
                <CameraCard key={camera.id} camera={camera} onGone={() => heading.current?.focus()} />
              ))}
            </ul>
          </section>
          <ChangeList changes={settledChanges} more={changes.more} fetching={changes.fetchingMore} />
        </>
      )}
      {pairing && <PairDialog onClose={() => setPairing(false)} />}
    </div>
  )
}
