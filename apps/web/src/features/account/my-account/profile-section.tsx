import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { Card } from '../../../ui/display/card'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { ProfileDetails } from './profile-details'
import { ProfileForm } from './profile-form'
import { ProfilePicture } from './profile-picture'
import { useProfile } from './use-profile'

/** The cook's profile, to read or edit. */
export function ProfileSection() {
  const { profile, shown, error, refetch: readAgain } = useProfile()
  const [mode, setMode] = useState<'reading' | 'editing' | 'edited'>('reading')

  return (
    <section aria-labelledby="profile" className="flex flex-col gap-4">
      <h2 id="profile" className="text-xl">
        Profile
      </h2>
      {error ? (
        <LoadErrorNote
          title="Your profile could not be read"
          sentence={toErrorMessage(error)}
          onTryAgain={readAgain}
        />
      ) : (
        <Card className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:p-6">
          <ProfilePicture profile={profile} shown={shown} />
          {mode === 'editing' && profile ? (
            <ProfileForm profile={profile} onDone={() => setMode('edited')} />
          ) : (
            <ProfileDetails
              profile={profile}
              shown={shown}
              takesFocus={mode === 'edited'}
              onEdit={() => setMode('editing')}
            />
          )}
        </Card>
      )}
    </section>
  )
}
