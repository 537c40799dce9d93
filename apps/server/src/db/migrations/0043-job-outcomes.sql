-- When a job's last run ended, and why it failed, if it did.
alter table job_runs add column ended_at timestamptz;
alter table job_runs add column failure text;
