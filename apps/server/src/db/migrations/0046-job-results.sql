-- What the last run of a job that succeeded says of itself, for whoever runs the installation.
alter table job_runs add column outcome text;
