import { Skeleton } from '../../../ui/feedback/skeleton'

/** Placeholder of the notices. */
export function NoticesSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-(--page-height) flex-col gap-10">
      <div className="-mb-4 flex min-h-11 items-center">
        <Skeleton className="h-4 w-36" />
      </div>
      <section aria-label="Daily Reminders" className="flex flex-col gap-2">
        <h2 className="text-xl">Daily Reminders</h2>
        <div className="flex gap-4 border-y py-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <Skeleton lines={2} className="min-h-10 grow" />
        </div>
      </section>
    </div>
  )
}
