-- A role that may do nothing but own its databases: whoever steals its password is not the server's master.
\getenv password DATABASE_PASSWORD
create role larder login password :'password';
create database larder owner larder;
-- Scheduled backups are restored there as a test.
create database larder_restore_test owner larder;
