/** A statement that concerns every household, or what one account did in all of them, on purpose. */
interface AcrossHouseholds {
  /** How its text begins, without line breaks. */
  readonly begins: string
  readonly why: string
  /** It uses several tables, whose rows are not tied to each other by their household and may lie on several nodes. */
  readonly isUntied?: true
}

const expired = 'deletes what has expired, wherever it is'
const figures = 'figures of the installation, for admins'
const backup = 'a backup and its test take every row of every household'
const demo = 'the demo data are of many households'
const restore = 'a restore puts back every row of every household'

const acrossHouseholds: readonly AcrossHouseholds[] = [
  { begins: 'delete from "invitations" where "invitations"."expires_at" <', why: expired },
  { begins: 'delete from "idempotency_keys" where "idempotency_keys"."at" <', why: expired },
  { begins: 'delete from "cookings" where "cookings"."started_at" <', why: expired },
  { begins: 'delete from "notice_marks" where "notice_marks"."updated_at" <', why: expired },
  { begins: 'delete from "deliveries" where "deliveries"."at" <', why: expired },
  {
    begins: 'delete from "deliveries" where ("deliveries"."channel" = $1 and "deliveries"."at" <',
    why: expired,
  },
  { begins: 'delete from household_photos using recipes where', why: expired },
  { begins: 'with gone as ( delete from planned_meals where removed_at <', why: expired },
  { begins: 'with dropped as ( update scans set dropped_at', why: expired },
  { begins: 'with dropped as (update scans set dropped_at', why: expired },
  {
    begins: 'select distinct "camera_id", "household_id" from "camera_pictures" where',
    why: 'a job looks for pictures that wait, in every household',
  },
  {
    begins: 'select "id", "time_zone" from "households" where "households"."id" >',
    why: 'a job goes through the households page by page',
  },
  {
    begins: 'select account.id as "accountId", account.email, account.name, household.id as "householdId"',
    why: 'a job goes through the recipients of notifications page by page',
  },
  { begins: 'select household_id as "householdId", count(*) as photos, sum(bytes)', why: figures },
  {
    begins: 'select coalesce(sum(bytes), 0) as bytes from (select household_id, octet_length(bytes)',
    why: figures,
    isUntied: true,
  },
  { begins: 'select count(*) as count from "lots";', why: figures },
  { begins: 'select count(*) as count from "bookings" where ("bookings"."kind" in', why: figures },
  {
    begins: 'select account_id from deliveries join unnest(',
    why: 'a job leaves out the recipients of a page who were told already',
  },
  {
    begins: 'select max("at") from "deliveries" where ("deliveries"."account_id" =',
    why: 'news of the community since the last email to the account, whichever household it was about',
  },
  {
    begins: 'select food_id as "foodId", amount, unit, count(*)::int as same, sum(count(*)) over',
    why: 'what other households say a barcode is, when enough agree',
  },
  { begins: 'select count(*) as count from "scans" where "scans"."created_at" >=', why: figures },
  { begins: 'select "account_id", count(*) from "scans" where "scans"."account_id" in', why: figures },
  { begins: 'select accounts.id from accounts left join (select account_id, count(*)', why: figures },
  { begins: 'select email, "householdId", nth::int from (', why: demo },
  {
    begins:
      'insert into scans (id, household_id, account_id, kind, found, created_at, saved_at, saved) select overlay(',
    why: demo,
  },
  { begins: 'copy (select "', why: backup },
  { begins: 'select count(*) as pictures from "', why: backup },
  { begins: 'select count(*) as restored from "', why: backup },
  { begins: 'truncate "', why: restore, isUntied: true },
  { begins: 'copy "', why: restore },
  {
    begins: 'select count(*) as strays from "',
    why: 'the check of a split installation looks for rows that have lost their household',
    isUntied: true,
  },
]

/** Returns the entry of a statement that concerns all households on purpose. */
export function findAcrossHouseholds(text: string): AcrossHouseholds | undefined {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  return acrossHouseholds.find(({ begins }) => oneLine.startsWith(begins))
}
