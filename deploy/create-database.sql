-- A role that may do nothing but own its database: whoever steals its password is not the server's master.
\getenv password DATABASE_PASSWORD
create role larder login password :'password';
create database larder owner larder;
