"""What Kabale und Hiebe adds to the server: the column lab, the rules page, its theatre."""
